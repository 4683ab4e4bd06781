/** What the cut from the shelf to a book must know of the scenes. The shelf sets it: only with its code can a book be taken. */
export interface BookInHand {
  /** Names the drawn spine of the book with this address, if the scene shows it, and says where it is. */
  name(path: string): () => void;
  /** Says how far the page of the book is scrolled. One that `leaves` is marked, before its picture is taken. */
  measurePage(leaves: boolean): void;
}

let inHand: BookInHand | undefined;

export const setBookInHand = (made: BookInHand): void => {
  inHand = made;
};

/** Undefined until the code of the shelf has come. */
export const bookInHand = (): BookInHand | undefined => inHand;

/** The size of the picture beside a shared link, which every service takes whole. */
export const CARD_WIDTH_PX = 1200;
export const CARD_HEIGHT_PX = 630;

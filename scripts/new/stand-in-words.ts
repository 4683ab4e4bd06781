/** The words that `npm run new` writes until the writer's come. Whoever publishes one is told to look again. */
export const STAND_IN_WORDS = {
  shelf: 'One or two sentences for the shelf.',
  body: 'Write here.',
  tag: 'One sentence for its tag.',
  about: 'One or two sentences about this place.',
  line: 'Something can be heard here. It has not turned up yet.',
  subtitle: 'A few words about it.',
  loading: 'Looking for it...',
} as const;

import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Swatch', when: 'it is a small piece of a design' },
    { use: 'RepeatPreview', when: 'it should show the repeat' },
    { use: 'Gallery', when: 'there are several' },
  ],
  do: 'Say in `sizes` how wide it is shown; it decides what is fetched.',
  dont: 'Set `priority` on more than the picture the page opens with.',
} satisfies Guide

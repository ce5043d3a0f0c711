import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Swatch', when: 'it is a small piece of a design' },
    { use: 'RepeatPreview', when: 'it shows the repeat' },
    { use: 'Gallery', when: 'there are several' },
  ],
  do: 'Set `sizes` to the displayed width, which decides the file that is loaded.',
  dont: 'Set `priority` on more than one image.',
} satisfies Guide

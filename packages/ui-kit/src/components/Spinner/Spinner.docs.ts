import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Skeleton', when: 'the shape is known' },
    { use: 'ProgressBar', when: 'it takes more than a few seconds' },
    { use: 'Button', when: 'a button is busy: use `loading`' },
  ],
  do: 'Set the label to what is loading.',
  dont: 'Cover the page with it.',
} satisfies Guide

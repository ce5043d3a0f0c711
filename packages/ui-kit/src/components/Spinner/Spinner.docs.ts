import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Skeleton', when: 'the shape is known' },
    { use: 'ProgressBar', when: 'it takes long' },
    { use: 'Button', when: 'a button is busy: use `loading`' },
  ],
  do: 'Say what is being waited for.',
  dont: 'Cover the page with it.',
} satisfies Guide

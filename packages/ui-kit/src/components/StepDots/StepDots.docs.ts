import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Timeline', when: 'a customer follows a parcel' },
    { use: 'ProgressDots', when: 'the dots are a decoration of a title' },
  ],
  do: 'Reserve the error tone for what needs a person.',
  dont: 'Let the color alone tell the state.',
} satisfies Guide

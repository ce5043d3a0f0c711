import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'ProgressDots', when: 'steps have no names' },
    { use: 'StepHeader', when: 'people go through the steps' },
    { use: 'List', when: 'nothing moves on' },
  ],
  do: 'Write the day beside the step.',
  dont: 'Invent steps that nobody records.',
} satisfies Guide

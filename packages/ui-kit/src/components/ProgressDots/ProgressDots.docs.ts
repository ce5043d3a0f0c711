import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'ProgressBar', when: 'it is a share' },
    { use: 'StepHeader', when: 'steps have names and addresses' },
    { use: 'Dots', when: 'they are decorative' },
  ],
  do: 'Write the current step as text.',
  dont: 'Use it for more than five.',
} satisfies Guide

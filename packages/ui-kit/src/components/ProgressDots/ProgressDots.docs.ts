import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'ProgressBar', when: 'it is a share' },
    { use: 'StepHeader', when: 'steps have names and addresses' },
    { use: 'Dots', when: 'nothing is counted' },
  ],
  do: 'Say in words where one is.',
  dont: 'Use it for more than five.',
} satisfies Guide

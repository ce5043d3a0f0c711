import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Timeline', when: 'it is the progress of a parcel' },
    { use: 'StepHeader', when: 'the customer goes through the steps' },
    { use: 'List', when: 'there are more or fewer than three' },
  ],
  do: 'Use three steps with one sentence each.',
  dont: 'Number the steps: the dots do.',
} satisfies Guide

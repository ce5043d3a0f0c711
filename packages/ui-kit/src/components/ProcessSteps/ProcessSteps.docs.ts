import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Timeline', when: 'it is a parcel on its way' },
    { use: 'StepHeader', when: 'people are in the steps' },
    { use: 'List', when: 'there are not three' },
  ],
  do: 'Three steps, three sentences.',
  dont: 'Number them: the dots count.',
} satisfies Guide

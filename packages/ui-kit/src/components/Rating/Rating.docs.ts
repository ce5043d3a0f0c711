import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'ProgressBar', when: 'it shows how much of a task is done' },
    { use: 'RadioGroup', when: 'the choices are no scale' },
    { use: 'QuantityStepper', when: 'it is a number' },
  ],
  do: 'Say the number and the scale in `label`, and how many people rated in `note`.',
  dont: 'Show a rating of very few people as a fact.',
} satisfies Guide

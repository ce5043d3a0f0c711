import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Checkbox', when: 'it is one yes or no in a form' },
    { use: 'RadioGroup', when: 'only one may be chosen' },
  ],
  do: 'Say how many designs each choice leaves.',
  dont: 'Show choices that leave none.',
} satisfies Guide

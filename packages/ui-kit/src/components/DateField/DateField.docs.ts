import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'TextInput', when: 'only a month, or the date of a card, is asked for' },
    { use: 'RadioCards', when: 'there are a few dates to choose from' },
  ],
  do: 'Say in `hint` which dates are possible, and check the date on the server too.',
  dont: 'Ask for a date that can be calculated.',
} satisfies Guide

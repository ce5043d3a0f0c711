import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Tabs', when: 'it switches content below' },
    { use: 'RadioGroup', when: 'words are long' },
    { use: 'Switch', when: 'it is on or off' },
    { use: 'SeeItAs', when: 'it shows a design on things' },
  ],
  do: 'Two to four choices, one or two words each.',
  dont: 'Let a choice cost something.',
} satisfies Guide

import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Tabs', when: 'it switches content below' },
    { use: 'RadioGroup', when: 'labels are long' },
    { use: 'Switch', when: 'it is on or off' },
    { use: 'ProductSwitcher', when: 'it shows a design on products' },
  ],
  do: 'Use two to four choices of one or two words.',
  dont: 'Use it for choices that change the price.',
} satisfies Guide

import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Facts', when: 'there is one thing with several properties' },
    { use: 'OrderRow', when: 'a customer reads their own orders' },
  ],
  do: 'Put what names the row first, and its amount last: on phones they share the first line.',
  dont: 'Use it for the layout of a page.',
} satisfies Guide

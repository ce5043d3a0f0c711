import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Tag', when: 'it cannot be removed' },
    { use: 'Badge', when: 'it is a state' },
    { use: 'Button', when: 'it starts an action' },
  ],
  do: 'Name the filter in `removeLabel`.',
  dont: 'Show more than one line of chips: offer to clear all.',
} satisfies Guide

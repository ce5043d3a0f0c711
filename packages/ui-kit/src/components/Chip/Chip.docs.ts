import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Tag', when: 'it cannot be removed' },
    { use: 'Badge', when: 'it is a state' },
    { use: 'Button', when: 'it starts something' },
  ],
  do: 'Say in `removeLabel` what goes.',
  dont: 'Use more than a line of them: offer to clear all.',
} satisfies Guide

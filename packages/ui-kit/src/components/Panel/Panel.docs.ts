import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Box', when: 'it has no content of its own kind' },
    { use: 'Callout', when: 'it tells how something went' },
  ],
  do: 'Use `raised` for what opens in place.',
  dont: 'Put a panel into a panel.',
} satisfies Guide

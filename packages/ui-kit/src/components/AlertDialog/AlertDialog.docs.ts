import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Dialog', when: 'there is something to fill in' },
    { use: 'Toast', when: 'it can be undone' },
    { use: 'Callout', when: 'no decision is required' },
  ],
  do: 'Name the buttons after what they do: “Remove”, “Keep it”.',
  dont: 'Use it for what can be undone: do it and offer Undo.',
} satisfies Guide

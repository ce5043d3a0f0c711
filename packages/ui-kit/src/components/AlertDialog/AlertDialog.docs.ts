import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Dialog', when: 'there is something to fill in' },
    { use: 'Toast', when: 'it can be undone' },
    { use: 'Callout', when: 'nobody has to answer' },
  ],
  do: 'Name the buttons after what they do: “Remove”, “Keep it”.',
  dont: 'Ask about what can be undone: do it and offer Undo.',
} satisfies Guide

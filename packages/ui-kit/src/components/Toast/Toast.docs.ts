import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Callout', when: 'it should stay in the page' },
    { use: 'AlertDialog', when: 'it requires a decision' },
    { use: 'FormErrorSummary', when: 'fields have errors' },
  ],
  do: 'Say what happened in a few words; offer Undo as its action.',
  dont: 'Put into it what people need later.',
} satisfies Guide

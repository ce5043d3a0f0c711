import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Toast', when: 'it is feedback to an action' },
    { use: 'FormErrorSummary', when: 'fields have errors' },
    { use: 'EmptyState', when: 'there is nothing to show' },
  ],
  do: 'Describe what happened, then what to do.',
  dont: 'Show several in a row.',
} satisfies Guide

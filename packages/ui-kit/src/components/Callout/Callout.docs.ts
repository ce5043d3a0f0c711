import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Toast', when: 'it answers what somebody just did' },
    { use: 'FormErrorSummary', when: 'fields are wrong' },
    { use: 'EmptyState', when: 'there is nothing to show' },
  ],
  do: 'Say what happened, then what to do.',
  dont: 'Stack more than one.',
} satisfies Guide

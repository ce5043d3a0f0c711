import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'EmptyState', when: 'there is no content yet' },
    { use: 'Callout', when: 'the rest of the page works' },
    { use: 'FormErrorSummary', when: 'fields have errors' },
  ],
  do: 'Show the reference that support can look up.',
  dont: 'Show codes or stack traces.',
} satisfies Guide

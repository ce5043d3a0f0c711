/** The fixed properties of the project. */
export const projectProfile = {
  name: 'Selvedge',
  version: 1,
  currencies: ['USD', 'GBP', 'EUR', 'AUD', 'CAD'],
  createdAt: '2026-01-05T09:00:00.000Z',
} as const

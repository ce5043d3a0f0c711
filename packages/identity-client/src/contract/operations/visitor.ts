import * as v from 'valibot'
import { savePreferences } from '../accountEndpoints.ts'
import { Preferences } from '../accountResponses.ts'
import type { Operation } from '../operation.ts'
import { countryCode } from '../values.ts'
import * as endpoints from '../visitorEndpoints.ts'

const PreferencesBody = v.pipe(
  v.partial(v.object({ ...Preferences.entries, country: countryCode })),
  v.check((body) => Object.keys(body).length > 0, 'it names no preference'),
)

/** The visitor's own calls. */
export const visitorOperations = {
  getToken: {
    ...endpoints.getToken,
    summary: "The caller's own commerce token; a new visitor becomes a guest. Null when there is none.",
    caller: 'anyone',
  },
  whoAmI: {
    ...endpoints.whoAmI,
    summary: 'Who the visitor is, and what they prefer.',
    caller: 'visitor',
  },
  userStats: {
    ...endpoints.userStats,
    summary: 'What the data layer shows of the visitor.',
    caller: 'visitor',
  },
  getUserStats: {
    ...endpoints.getUserStats,
    summary: "The visitor's cart and orders in numbers.",
    caller: 'visitor',
  },
  savePreferences: {
    ...savePreferences,
    summary: 'Changes the named preferences and returns all of them.',
    caller: 'visitor',
    body: PreferencesBody,
    refusals: [422],
  },
  treatments: {
    ...endpoints.treatments,
    summary:
      'Which variant of each experiment the visitor sees. The visitor is that of the header X-Experiment-Visitor, a UUID, which needs no token, else that of the session.',
    caller: 'visitor',
  },
} as const satisfies Record<string, Operation>

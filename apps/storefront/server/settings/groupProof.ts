import * as v from 'valibot'

const address = (what: string) => v.pipe(v.string(), v.url(`it is not an address; set it to ${what}`))

/** ID.me, where groups prove who they are. The page about it exists once a client is named. */
export const groupProofEntries = {
  IDME_CLIENT_ID: v.optional(v.string()),
  IDME_CLIENT_SECRET: v.optional(v.string(), ''),
  /** The page on which shoppers choose their group and prove it. */
  IDME_PAGE_URL: v.optional(address('the groups page of ID.me'), 'https://groups.id.me/'),
  IDME_TOKEN_URL: v.optional(address('the token endpoint of ID.me'), 'https://api.id.me/oauth/token'),
  /** Comma-separated groups that the client has policies for. */
  IDME_SCOPES: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[a-z_]+(,[a-z_]+)*$/,
        'it is not a list of groups; separate them with commas, without spaces',
      ),
    ),
    'military,student,teacher,responder,nurse',
  ),
} as const

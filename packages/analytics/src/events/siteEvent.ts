/** Any event with a name: the bound of the events that a site adds to its data layer. */
export type SiteEvent = { readonly event: string }

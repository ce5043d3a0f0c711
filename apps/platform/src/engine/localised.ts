/** A text by locale, as the platform stores it. */
export type Localised = Readonly<Record<string, string>>

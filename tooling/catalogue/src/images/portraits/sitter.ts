import type { DesignSpec } from '../types.ts'

export type Hair =
  | 'wrap'
  | 'scarf'
  | 'cap'
  | 'bun'
  | 'bob'
  | 'fringe'
  | 'long'
  | 'curls'
  | 'short'
  | 'cropped'

/** The features of a portrait. */
export type Sitter = {
  readonly key: string
  /** The print of the clothes. */
  readonly garment: DesignSpec
  /** The print of a head wrap, scarf or cap. */
  readonly headwear?: DesignSpec
  readonly hair: Hair
  readonly hairColour: string
  readonly skin: string
  readonly background: string
  readonly lips: string
  /** The colour of the earrings and of the knot of a head wrap. */
  readonly jewel?: string
  readonly collar: string
  readonly hasBeard?: boolean
  readonly hasGlasses?: boolean
  readonly hasApron?: boolean
}

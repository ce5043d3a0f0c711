/** The tones of `CollectionTile`. */
export const collectionTileTones = ['first', 'second', 'third', 'fourth'] as const

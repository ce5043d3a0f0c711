/** The arrangements of tiles: in rows, every second column half a tile lower, every second row half a tile further, or mirrored. */
export const repeatKinds = ['basic', 'half-drop', 'half-brick', 'mirror'] as const

/** The surfaces of `RepeatPreview`. */
export const repeatSurfaces = ['fabric', 'wall', 'pillow'] as const

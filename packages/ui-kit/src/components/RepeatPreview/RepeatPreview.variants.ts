/**
 * The arrangements of tiles. `basic`: in rows. `half-drop`: every second column is half a tile lower. `half-brick`:
 * every second row is shifted sideways by half a tile. `mirror`: neighbouring tiles are mirrored.
 */
export const repeatKinds = ['basic', 'half-drop', 'half-brick', 'mirror'] as const

/** The surfaces of `RepeatPreview`. */
export const repeatSurfaces = ['fabric', 'wall', 'pillow'] as const

import { type ReactNode, useId } from 'react'
import { RepeatPattern } from './RepeatPattern.tsx'
import { repeatPreviewFrame } from './RepeatPreview.css.ts'
import type { repeatKinds, repeatSurfaces } from './RepeatPreview.variants.ts'
import { FabricScene, PillowScene, WallScene } from './scenes.tsx'

/**
 * The arrangement of tiles. `basic`: in rows. `half-drop`: every second column is half a tile lower. `half-brick`:
 * every second row is shifted sideways by half a tile. `mirror`: neighbouring tiles are mirrored.
 */
export type PatternRepeatKind = (typeof repeatKinds)[number]
/** The surface on which a repeat is shown. */
export type RepeatPreviewSurface = (typeof repeatSurfaces)[number]

/** The props of `RepeatPreview`. */
export interface RepeatPreviewProps {
  /** The alternative text: "Quince Orchard on a pillow". */
  readonly label: string
  /** One tile and its printed size in inches. */
  readonly tile: { readonly src: string; readonly width: number; readonly height: number }
  readonly repeat?: PatternRepeatKind | undefined
  readonly surface: RepeatPreviewSurface
}

// In inches: a yard of fabric, a wall of ten feet, a chair with an eighteen-inch pillow.
const sizes = { fabric: [36, 30], wall: [120, 100], pillow: [30, 25] } as const
const scenes: Readonly<Record<RepeatPreviewSurface, (props: { readonly fill: string }) => ReactNode>> = {
  fabric: FabricScene,
  wall: WallScene,
  pillow: PillowScene,
}

/**
 * A design at true scale on fabric, a wall or a pillow. The drawing is in inches, so the tile has its printed size
 * relative to the scene. For measuring use `ScalePreview`.
 */
export const RepeatPreview = ({ label, tile, repeat = 'basic', surface }: RepeatPreviewProps) => {
  const id = useId()
  const [width, height] = sizes[surface]
  const Scene = scenes[surface]
  return (
    <svg className={repeatPreviewFrame} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <defs>
        <RepeatPattern id={id} tile={tile} repeat={repeat} />
      </defs>
      <Scene fill={`url(#${id})`} />
    </svg>
  )
}

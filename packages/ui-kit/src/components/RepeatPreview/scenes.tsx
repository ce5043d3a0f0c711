// @internal: three drawings in inches. The print has its original colours; the shading is a separate layer above it.
import { sceneColors } from '../../theme/sceneColors.ts'
import { repeatPreviewEdge, repeatPreviewFloor, repeatPreviewGround } from './RepeatPreview.css.ts'

interface SceneProps {
  readonly fill: string
}

/** A yard of fabric with the selvedge on the left and a folded corner. */
export const FabricScene = ({ fill }: SceneProps) => (
  <>
    <rect width="36" height="30" fill={fill} />
    <path d="M9 0v30M21 0v30" stroke={sceneColors.shade} strokeOpacity="0.05" strokeWidth="2.4" />
    <rect className={repeatPreviewEdge} width="0.7" height="30" />
    <path className={repeatPreviewGround} d="M36 30V19.6C30 20 26 24.6 25.4 30z" />
    <path className={repeatPreviewEdge} d="M36 19.6C30 20 26 24.6 25.4 30 28 25.4 31.6 22.4 36 22z" />
    <path
      d="M36 22c-4.4.4-8 3.4-10.6 8"
      fill="none"
      stroke={sceneColors.shade}
      strokeOpacity="0.12"
      strokeWidth="0.3"
    />
  </>
)

/** Ten feet of wall with a skirting board, and a bench for scale. */
export const WallScene = ({ fill }: SceneProps) => (
  <>
    <rect width="120" height="86" fill={fill} />
    <rect className={repeatPreviewFloor} y="86" width="120" height="14" />
    <rect className={repeatPreviewEdge} y="82" width="120" height="4" />
    <path d="M28 70v22M92 70v22" stroke={sceneColors.benchLegs} strokeWidth="2.4" strokeLinecap="round" />
    <rect x="22" y="64" width="76" height="7" rx="2" fill={sceneColors.bench} />
    <rect x="22" y="69" width="76" height="2" fill={sceneColors.shade} fillOpacity="0.14" />
    <rect width="120" height="86" fill={sceneColors.shade} fillOpacity="0.03" />
  </>
)

/** An eighteen-inch pillow on a seat. */
export const PillowScene = ({ fill }: SceneProps) => (
  <>
    <rect className={repeatPreviewGround} width="30" height="25" />
    <rect className={repeatPreviewFloor} y="19" width="30" height="6" />
    <ellipse cx="15" cy="21.600" rx="9.600" ry="0.9" fill={sceneColors.shade} fillOpacity="0.16" />
    <path d="M6.400 3.600q8.600 1.200 17.200 0-1 9 0 17.800-8.600-1-17.200 0 1-8.800 0-17.800z" fill={fill} />
    <path
      d="M6.400 3.600q8.600 1.200 17.200 0-1 9 0 17.800-2.600-.5-5.400-.6 3.400-8.400 1.600-16.800-6.800.8-13.400-.4z"
      fill={sceneColors.shade}
      fillOpacity="0.07"
    />
  </>
)

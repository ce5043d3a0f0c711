import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { Swatch } from '../Swatch/Swatch.tsx'
import { Text } from '../Text/Text.tsx'
import {
  fanFirstImage,
  fanSecondImage,
  fanThirdImage,
  featurePanel,
  featurePanelAction,
  featurePanelContent,
  featurePanelImageFan,
} from './FeaturePanel.css.ts'

/** The props of `FeaturePanel`. */
export interface FeaturePanelProps {
  readonly title: ReactNode
  readonly text: ReactNode
  readonly action: ReactNode
  /** Three `Image`s with ratio `fill`, shown as a fan of pinked swatches. */
  readonly images: readonly [ReactNode, ReactNode, ReactNode]
}

const pieces = [fanFirstImage, fanSecondImage, fanThirdImage]

/** A promotional panel, two cards wide, inside a grid of product cards. */
export const FeaturePanel = ({ title, text, action, images }: FeaturePanelProps) => (
  <section className={featurePanel}>
    <div className={featurePanelContent}>
      <Heading level={2} size="panel">
        {title}
      </Heading>
      <Text tone="muted">{text}</Text>
      <div className={featurePanelAction}>{action}</div>
    </div>
    <div className={featurePanelImageFan}>
      {images.map((image, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: there are always three images, and their order never changes.
        <div key={index} className={pieces[index]}>
          <Swatch size="fill" cut="pinked">
            {image}
          </Swatch>
        </div>
      ))}
    </div>
  </section>
)

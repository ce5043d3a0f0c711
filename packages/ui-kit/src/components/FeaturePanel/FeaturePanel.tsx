import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { Swatch } from '../Swatch/Swatch.tsx'
import { Text } from '../Text/Text.tsx'
import { action as actionClass, content, fan, first, panel, second, third } from './FeaturePanel.css.ts'

/** The props of `FeaturePanel`. */
export interface FeaturePanelProps {
  readonly title: ReactNode
  readonly text: ReactNode
  readonly action: ReactNode
  /** Three `Image`s with ratio `fill`, shown as a fan of pinked swatches. */
  readonly images: readonly [ReactNode, ReactNode, ReactNode]
}

const pieces = [first, second, third]

/** A promotional panel, two cards wide, inside a grid of product cards. */
export const FeaturePanel = ({ title, text, action, images }: FeaturePanelProps) => (
  <section className={panel}>
    <div className={content}>
      <Heading level={2} size="panel">
        {title}
      </Heading>
      <Text tone="muted">{text}</Text>
      <div className={actionClass}>{action}</div>
    </div>
    <div className={fan}>
      {images.map((image, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three places, three images.
        <div key={index} className={pieces[index]}>
          <Swatch size="fill" cut="pinked">
            {image}
          </Swatch>
        </div>
      ))}
    </div>
  </section>
)

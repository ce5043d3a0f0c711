import type { ReactNode } from 'react'
import { Container } from '../Container/Container.tsx'
import { Dots } from '../Dots/Dots.tsx'
import { Text } from '../Text/Text.tsx'
import {
  selvedgeStrip,
  selvedgeStripName,
  selvedgeStripRow,
  selvedgeStripTitle,
} from './SelvedgeStrip.css.ts'

/** The props of `SelvedgeStrip`. */
export interface SelvedgeStripProps {
  /** The colours of the design. */
  readonly colors: readonly string[]
  readonly name: ReactNode
  readonly designer?: ReactNode
  /** The "see it as" switch. */
  readonly children?: ReactNode
}

/** The strip below a hero image: dots, design, designer and a switch. */
export const SelvedgeStrip = ({ colors, name, designer, children }: SelvedgeStripProps) => (
  <div className={selvedgeStrip}>
    <Container>
      <div className={selvedgeStripRow}>
        <div className={selvedgeStripTitle}>
          <Dots colors={colors} size="strip" />
          <span>
            <span className={selvedgeStripName}>{name}</span>
            <Text as="span" size="small" tone="muted">
              {designer}
            </Text>
          </span>
        </div>
        {children}
      </div>
    </Container>
  </div>
)

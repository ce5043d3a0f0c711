import type { ReactNode } from 'react'
import { Container } from '../Container/Container.tsx'
import { Dots } from '../Dots/Dots.tsx'
import { Text } from '../Text/Text.tsx'
import { name as nameClass, row, strip, title } from './SelvedgeStrip.css.ts'

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
  <div className={strip}>
    <Container>
      <div className={row}>
        <div className={title}>
          <Dots colors={colors} size="strip" />
          <span>
            <span className={nameClass}>{name}</span>
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

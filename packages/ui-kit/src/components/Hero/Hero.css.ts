import { style } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fluidSpace } from '../../theme/fluidSpace.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { layout } from '../../theme/layout.ts'
import { leading } from '../../theme/leading.ts'
import { media } from '../../theme/media.ts'
import { blocksBrandSelector } from '../../theme/mixins.ts'
import { radius } from '../../theme/radius.ts'
import { spacing } from '../../theme/spacing.ts'

export const hero = style({
  position: 'relative',
  // In brands with the separator style `blocks`, the hero is a panel with two columns.
  selectors: {
    [blocksBrandSelector]: {
      margin: `0 ${layout.side}`,
      borderRadius: radius.block,
      overflow: 'hidden',
      background: vars.color.panel,
      color: vars.color.onPanel,
    },
  },
  '@media': {
    [media.md]: {
      selectors: { [blocksBrandSelector]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
    },
  },
})

export const heroImage = style({
  height: componentSizes.hero.image,
  overflow: 'hidden',
  background: vars.color.raised,
  '@media': {
    [media.md]: { height: componentSizes.hero.imageMd, selectors: { [blocksBrandSelector]: { order: 1 } } },
  },
})

export const heroLabel = style({
  padding: `${spacing(8.5)} ${layout.side} ${spacing(9)}`,
  '@media': {
    [media.md]: {
      position: 'absolute',
      // Extends from the left edge of the page and touches the strip below.
      insetInlineStart: 0,
      bottom: 0,
      width: componentSizes.hero.labelWidth,
      maxWidth: componentSizes.hero.labelMd,
      paddingInlineStart: componentSizes.hero.labelStart,
      paddingTop: spacing(13),
      paddingInlineEnd: spacing(14),
      paddingBottom: spacing(12),
      background: vars.color.page,
      selectors: {
        [blocksBrandSelector]: {
          position: 'static',
          width: 'auto',
          maxWidth: 'none',
          padding: `${fluidSpace.hero.block} ${fluidSpace.hero.inline}`,
          background: 'none',
          alignSelf: 'center',
        },
      },
    },
  },
})

export const heroText = style({
  maxWidth: componentSizes.hero.text,
  marginBlock: `${fluidSpace.hero.textTop} ${fluidSpace.hero.textBottom}`,
  color: vars.color.textMuted,
  fontSize: fontSize.hero,
  lineHeight: leading.lead,
  selectors: { [blocksBrandSelector]: { color: vars.color.onPanelMuted } },
})

export const heroActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${spacing(3)} ${fluidSpace.hero.actions}`,
  // On the strong panel, controls use the action colours.
  selectors: {
    [blocksBrandSelector]: {
      vars: {
        [vars.color.accent]: vars.color.action,
        [vars.color.accentHover]: vars.color.action,
        [vars.color.onAccent]: vars.color.onAction,
      },
    },
  },
})

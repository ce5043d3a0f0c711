import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layout } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { blocks } from '../../theme/mixins.ts'

export const hero = style({
  position: 'relative',
  // Brands with blocks: a panel with two columns.
  selectors: {
    [blocks]: {
      margin: `0 ${layout.side}`,
      borderRadius: 28,
      overflow: 'hidden',
      background: vars.color.panel,
      color: vars.color.onPanel,
    },
  },
  '@media': {
    [media.md]: {
      selectors: { [blocks]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
    },
  },
})

export const image = style({
  height: 400,
  overflow: 'hidden',
  background: vars.color.raised,
  '@media': {
    [media.md]: { height: 'clamp(560px, 50vw, 640px)', selectors: { [blocks]: { order: 1 } } },
  },
})

export const label = style({
  padding: `34px ${layout.side} 36px`,
  '@media': {
    [media.md]: {
      position: 'absolute',
      // Extends from the left edge of the page and touches the strip below.
      insetInlineStart: 0,
      bottom: 0,
      width: `calc(548px + max(${layout.side}, 50vw - 640px))`,
      maxWidth: '62vw',
      paddingInlineStart: `max(${layout.side}, 50vw - 640px)`,
      paddingTop: 52,
      paddingInlineEnd: 56,
      paddingBottom: 48,
      background: vars.color.page,
      selectors: {
        [blocks]: {
          position: 'static',
          width: 'auto',
          maxWidth: 'none',
          padding: 'clamp(32px, 5vw, 72px) clamp(24px, 4.4vw, 64px)',
          background: 'none',
          alignSelf: 'center',
        },
      },
    },
  },
})

export const text = style({
  maxWidth: 430,
  marginBlock: 'clamp(16px, 1.6vw, 22px) clamp(24px, 2.1vw, 30px)',
  color: vars.color.textMuted,
  fontSize: 'clamp(1.0625rem, 1.03rem + 0.11vw, 1.125rem)',
  lineHeight: 1.55,
  selectors: { [blocks]: { color: vars.color.onPanelMuted } },
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px clamp(18px, 2vw, 28px)',
  // On the strong panel, controls use the action colours.
  selectors: {
    [blocks]: {
      vars: {
        [vars.color.accent]: vars.color.action,
        [vars.color.accentHover]: vars.color.action,
        [vars.color.onAccent]: vars.color.onAction,
      },
    },
  },
})

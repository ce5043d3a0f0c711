import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'

globalStyle('*, ::before, ::after', { boxSizing: 'border-box', margin: 0 })
globalStyle('html', { WebkitTextSizeAdjust: '100%', colorScheme: 'light' })
globalStyle('[data-color-mode=dark]', { '@media': { screen: { colorScheme: 'dark' } } })
globalStyle('body', {
  background: vars.color.page,
  color: vars.color.text,
  font: `400 1rem/1.625 ${vars.brand.font.text}`,
  WebkitFontSmoothing: 'antialiased',
  overflowX: 'clip',
  overflowWrap: 'break-word',
})
globalStyle('h1, h2, h3, h4, p', { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'pretty' })
globalStyle('a', { color: 'inherit', textDecoration: 'none' })
globalStyle('ul, ol, dl, dd, fieldset, legend', { listStyle: 'none', padding: 0, border: 0, minWidth: 0 })
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
})
globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' })
globalStyle('summary', { cursor: 'pointer', listStyle: 'none' })
globalStyle('summary::-webkit-details-marker', { display: 'none' })
globalStyle('img, svg', { display: 'block', maxWidth: '100%' })
globalStyle(':focus-visible', { outline: `2px solid ${vars.color.accent}`, outlineOffset: 2 })
// JavaScript focuses one of these elements after a navigation. They are not interactive, so they show no outline.
globalStyle('main:focus-visible, h1:focus-visible', { outline: 'none' })
globalStyle('*, ::before, ::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationDelay: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})

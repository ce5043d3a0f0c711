import { globalStyle } from '@vanilla-extract/css'
import { layout } from '../src/theme/layout.ts'

// Rows that extend to the edges of the page expect its margins.
globalStyle('.sb-show-main.sb-main-padded', { paddingInline: layout.side })

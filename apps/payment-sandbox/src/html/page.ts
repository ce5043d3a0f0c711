import { html, raw } from 'hono/html'

export const styles = `
:root{color-scheme:light;--ink:#1f1b16;--soft:#5e564b;--line:#8f8474;--hair:#d9d0c2;--teal:#0b6e69;--error:#8e1f1f;--page:#fbf8f3;--card:#fff}
:root[data-theme=dark]{color-scheme:dark;--ink:#f4eee3;--soft:#b8ad9c;--line:#81776a;--hair:#3b352c;--teal:#58c4bc;--error:#f28b82;--page:#17140f;--card:#211d17}
*{box-sizing:border-box}
body{margin:0;font:16px/26px Figtree,ui-sans-serif,system-ui,sans-serif;color:var(--ink);background:var(--page)}
.bare{background:transparent}
main{max-width:480px;margin:0 auto;padding:48px 20px}
main.wide{max-width:1000px}
h1{font:400 36px/1.1 Fraunces,Georgia,serif;letter-spacing:-.02em;margin:0 0 8px}
p{margin:0 0 24px;color:var(--soft)}
form{display:grid;gap:20px;grid-template-columns:1fr 1fr}
.field{display:grid;gap:6px;grid-column:span 2;align-content:start}
.field.half{grid-column:span 1}
label{font-weight:600;font-size:14px;line-height:20px}
input{height:56px;border:1px solid var(--line);border-radius:2px;padding:0 16px;font:inherit;font-size:17px;background:var(--card);color:inherit;width:100%;min-width:0}
input:focus-visible{outline:2px solid var(--teal);outline-offset:0;border-color:var(--teal)}
.bare input:focus-visible{outline-offset:-2px}
input[aria-invalid=true]{border-color:var(--error)}
.error{color:var(--error);font-size:14px;line-height:20px}
button,a.button{grid-column:span 2;height:56px;border:0;border-radius:2px;background:var(--teal);color:#fff;font:inherit;font-weight:600;cursor:pointer}
button.half{grid-column:span 1}
button.quiet{background:none;color:var(--ink);border:1px solid var(--line)}
button:focus-visible,a:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
a{color:var(--teal)}
fieldset{grid-column:span 2;border:0;padding:0;margin:0;display:grid;gap:4px}
legend{font-weight:600;font-size:14px;padding:0 0 6px}
.choice{display:flex;gap:12px;align-items:center;min-height:44px;font-weight:400;font-size:16px}
.choice input{width:20px;height:20px;flex:none}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums;font-size:15px}
th,td{text-align:left;padding:10px 12px 10px 0;border-bottom:1px solid var(--hair)}
.note{font-size:14px;line-height:22px}
form+.note{margin-top:24px}
`

/** A complete page in the sandbox's style. `nonce` must be in the page's content security policy. */
export const page = (options: {
  title: string
  nonce: string
  bare?: 'bare'
  theme?: 'light' | 'dark'
  body: unknown
  script?: string
}) => html`<!doctype html>
<html lang="en" data-theme="${options.theme ?? 'light'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${options.title}</title>
<link rel="icon" href="data:,">
<style nonce="${options.nonce}">${raw(styles)}</style>
</head>
<body class="${options.bare ?? ''}">
${options.body}
${options.script ? html`<script nonce="${options.nonce}">${raw(options.script)}</script>` : ''}
</body>
</html>`

export const consoleStyles = `
main.wide{max-width:1200px;padding:40px 20px}
.totals{display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(260px,1fr));margin:0 0 32px}
.total{border:1px solid var(--hair);background:#fff;padding:16px 20px;border-radius:2px}
.total h2{margin:0 0 8px;font:400 22px/1.2 Fraunces,Georgia,serif}
.total dl{margin:0;display:grid;gap:4px}
.total dl div{display:flex;justify-content:space-between}
.total dt{color:var(--soft)}
.total dd{margin:0;font-variant-numeric:tabular-nums}
.empty{border:1px dashed var(--line);padding:32px 20px;text-align:center}
table{background:#fff;border:1px solid var(--hair);font-size:14px;line-height:20px}
caption{text-align:left;color:var(--soft);font-size:14px;padding:0 0 8px}
th,td{padding:10px 12px;vertical-align:top}
thead th{font-size:13px;color:var(--soft);white-space:nowrap}
tbody th{font-weight:400}
tbody tr:last-child>*{border-bottom:0}
.sum{text-align:right;white-space:nowrap}
.none{color:var(--soft)}
.reference{display:block;font-weight:600}
.id{display:block;color:var(--soft);font-size:12px;line-height:18px;overflow-wrap:anywhere}
.state{display:inline-block;border:1px solid var(--line);border-radius:10px;padding:0 8px;font-size:12px;white-space:nowrap}
time{white-space:nowrap}
@media (max-width:860px){
main.wide{padding:24px 16px}
table,tbody,tr,th,td,caption{display:block}
thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
table{border:0;background:none}
tbody tr{background:#fff;border:1px solid var(--hair);border-radius:2px;padding:12px 16px;margin:0 0 12px}
tbody tr>*{padding:2px 0;border:0}
td{display:flex;justify-content:space-between;gap:16px;text-align:right}
td::before{content:attr(data-label);color:var(--soft)}
.none{display:none}
.state{white-space:normal}
}
`

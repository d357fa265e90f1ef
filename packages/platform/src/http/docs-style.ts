/** The site's colours and radii, for a page that loads nothing. */
export const DOCS_STYLE = `:root{color-scheme:light dark;--ink:#14253b;--ink-soft:#4b5b70;--paper:#fff;--sand:#faf6ee;--line:#e5dccb;
--teal:#0e5a57;--teal-soft:#e2efec;--brass-text:#80560f;--brass-soft:#f6ecd8;--palm:#2b6b47;--palm-soft:#e3f1e8;
--brick:#a33b2d;--brick-soft:#fbe9e5;--radius:12px;--mono:ui-monospace,"Cascadia Mono",Menlo,monospace}
@media (prefers-color-scheme:dark){:root{--ink:#eaf0f7;--ink-soft:#a9b7c8;--paper:#101b2a;--sand:#0b1420;--line:#26374d;
--teal:#63c6ba;--teal-soft:#12332f;--brass-text:#e4bd78;--brass-soft:#2d2413;--palm:#7cc79a;--palm-soft:#12301f;
--brick:#f0958a;--brick-soft:#3a1712}}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0 auto;max-width:74rem;padding:0 1rem 4rem;font:1rem/1.55 system-ui,sans-serif;color:var(--ink);background:var(--sand);overflow-wrap:anywhere}
a{color:var(--teal);text-underline-offset:.2em}
:focus-visible{outline:2px solid var(--teal);outline-offset:3px;border-radius:4px}
code{font-family:var(--mono);font-size:.875em}
header{display:flex;align-items:center;padding-block:1rem;border-bottom:1px solid var(--line)}
header a{display:flex;align-items:center;gap:.75rem;min-height:2.75rem;color:inherit;font-weight:600;text-decoration:none}
header a:hover{text-decoration:underline}
nav p{margin:0;font-size:.875rem;font-weight:600;color:var(--ink-soft)}
nav{margin-block:1.5rem}
nav ul{display:flex;flex-wrap:wrap;gap:0 1.25rem;margin:0;padding:0;list-style:none}
nav a{display:inline-block;padding-block:.375rem}
h1{margin:1.5rem 0 .5rem;font-size:2.25rem;line-height:1.2}
h2{margin:2.5rem 0 .5rem;font-size:1.375rem;line-height:1.3}
h3{margin:0;font-size:1rem;font-weight:400}
h4{margin:1.25rem 0 .5rem;font-size:.875rem;color:var(--ink-soft)}
p{margin:.5rem 0;max-width:44rem}
.quiet,.meaning,.optional{color:var(--ink-soft);font-size:.875rem}
pre,details,.schema,dl,.table{background:var(--paper);border:1px solid var(--line);border-radius:var(--radius)}
pre{padding:1rem;white-space:pre-wrap}
dl{display:grid;gap:.25rem 1.5rem;margin:1rem 0;padding:1rem}
dt{font-weight:600}
dd{margin:0 0 .5rem}
details{margin-block:.5rem}
summary{display:grid;grid-template-columns:.5rem minmax(0,1fr);gap:.875rem;padding:.75rem 1rem;border-radius:var(--radius);cursor:pointer}
summary::-webkit-details-marker{display:none}
summary::before{content:"";width:.5rem;height:.5rem;margin-top:.5rem;border:solid var(--ink-soft);border-width:0 2px 2px 0;rotate:-45deg}
[open]>summary::before{rotate:45deg}
summary:hover .says{text-decoration:underline;text-underline-offset:.2em}
summary h3{display:grid;grid-template-columns:4.25rem minmax(0,1fr);gap:.125rem .75rem;align-items:baseline}
summary code{font-weight:600}
.says{grid-column:1/-1;color:var(--ink-soft)}
.method{padding:.125rem .25rem;border-radius:6px;font:600 .75rem/1.5 var(--mono);text-align:center;color:var(--teal);background:var(--teal-soft)}
.post{color:var(--palm);background:var(--palm-soft)}
.put,.patch{color:var(--brass-text);background:var(--brass-soft)}
.delete{color:var(--brick);background:var(--brick-soft)}
.inside{padding:0 1rem 1rem;border-top:1px solid var(--line)}
.schema{margin-block:.75rem;padding:.75rem 1rem}
.schema h3{font-weight:600}
.table{padding:.25rem 1rem}
table{width:100%;border-collapse:collapse;font-size:.9375rem}
th,td{padding:.4rem .75rem .4rem 0;text-align:start;vertical-align:top;font-weight:400}
td:last-child{padding-inline-end:0}
thead th{white-space:nowrap;color:var(--ink-soft);font-size:.875rem}
tbody tr{border-top:1px solid var(--line)}
tbody th{width:37%}
.short{width:1%;white-space:nowrap}
.needed{display:block;color:var(--brass-text);font-size:.8125rem}
.optional{display:block}
.meaning{margin:0}
.inside ul{margin:.5rem 0;padding-inline-start:1.25rem}
.inside .errors{padding:0;list-style:none}
:target{scroll-margin-top:1rem}
tr:target,.schema:target,details:target{background:var(--brass-soft)}
@media (min-width:40rem){.says{grid-column:2}.short{width:5rem}}
@media (min-width:60rem){
.page{display:grid;grid-template-columns:12rem minmax(0,1fr);gap:3rem}
nav{position:sticky;top:1rem;align-self:start;max-height:calc(100vh - 2rem);overflow-y:auto}
nav ul{display:block}
nav p~p{margin-top:1.25rem}
dl{grid-template-columns:8rem minmax(0,1fr);gap:.5rem 1.5rem}
dd{margin:0}
}`;

import { escapeHtml } from "./escape-html.ts";

/** Paper of a printed page, in millimetres. */
const SIZES = { a4: "210mm 297mm", label: "100mm 150mm" } as const;

/** Black on white, so that nothing is told by colour; each sheet begins a new page. */
const STYLE = `
*{box-sizing:border-box;margin:0;color:#000}
body,:host{display:block;background:#fff;font:10.5pt/15pt "Apple SD Gothic Neo","Noto Sans KR","Malgun Gothic",sans-serif;word-break:keep-all;overflow-wrap:anywhere}
.sheet{break-after:page}.sheet:last-child{break-after:auto}
.a4{padding:12mm}
.half{height:148.5mm;overflow:hidden;border-bottom:.5pt dashed #000}
.half.below{border-bottom:0}
h1{font-size:16pt;line-height:22pt}
header{display:flex;justify-content:space-between;gap:8mm}
header b{white-space:nowrap}
header>p:last-child{text-align:right;font-size:9pt}
table{width:100%;margin-top:5mm;border-collapse:collapse}
thead{display:table-header-group}
tr{break-inside:avoid}
th{text-align:left;font-size:9pt;border-bottom:1.2pt solid #000;padding:2mm 1mm}
td{border-bottom:.5pt solid #000;padding:2mm 1mm;vertical-align:top}
.count{text-align:right;font-size:14pt;font-weight:800;white-space:nowrap}
.tick::before{content:"";display:block;width:5mm;height:5mm;border:1pt solid #000}
.nowrap{white-space:nowrap}
.small{font-size:9pt;line-height:12pt}
.name{font-size:15pt;line-height:20pt;font-weight:800}
.address{font-size:12pt;line-height:16pt;font-weight:600}
.barcode{display:block;flex:none;width:100%;height:16mm}
.code{flex:none;width:60mm}
.number{text-align:center;letter-spacing:.1em}
.rule{border:0;border-top:1pt solid #000;margin:2mm 0}
.label{width:100mm;height:150mm;padding:4mm;overflow:hidden;display:flex;flex-direction:column;gap:1mm}
.label footer{margin-top:auto}
.label ul{min-height:0;overflow:hidden}
.label>*{flex:none}.label ul{flex:0 1 auto}
.eight{display:grid;grid-template-columns:1fr 1fr;grid-auto-rows:70mm;padding:8mm 5mm}
.eight .label{width:auto;height:70mm;padding:2mm;border:.3pt dashed #000;font-size:8.5pt;line-height:11pt}
.eight .name{font-size:12pt;line-height:15pt}.eight .address{font-size:9.5pt;line-height:12pt}
.eight .barcode{height:7mm}.eight .memo{white-space:nowrap;overflow:hidden;text-overflow:ellipsis}.eight .rule{margin:.5mm 0}
.eight li{white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
ul{list-style:none;padding:0}`;

/** Builds a page for printing out of its sheets, each on a page of its own. */
export function buildPrintPage(title: string, paper: keyof typeof SIZES, sheets: readonly string[]): string {
  const body =
    sheets.length > 0 ? sheets.join("\n") : `<p class="a4">${escapeHtml(title)}: 담을 것이 없어요</p>`;
  return `<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<style>@page{size:${SIZES[paper]};margin:0}${STYLE}</style></head>
<body>
${body}
</body></html>`;
}

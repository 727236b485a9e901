-- phase: expand
-- What the writer of a hidden review reads says no more than what the reporter said.

update review_report_reason set ground = '보기 불편한 사진' where id = 5 and ground = '음란·혐오 사진';
update review set hidden_for = '보기 불편한 사진' where hidden_for = '음란·혐오 사진';

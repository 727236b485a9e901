-- phase: expand
-- Notice to the buyer of a line whose option an operator changed.

insert into message_template (template, channel, text) values
  ('ORDER_OPTION_CHANGED', 'phone', e'[#{상호}] 옵션을 바꿨어요\n\n주문번호: #{주문번호}\n상품: #{상품}\n이전 옵션: #{이전옵션}\n새 옵션: #{새옵션}\n사유: #{사유}\n결제하신 금액은 그대로예요.'),
  ('ORDER_OPTION_CHANGED', 'push', '#{상품}의 옵션을 #{이전옵션}에서 #{새옵션|으로/로} 바꿨어요. 사유: #{사유}. 결제하신 금액은 그대로예요.');

-- outside a transaction
call rename_option_amounts();

drop procedure rename_option_amounts;

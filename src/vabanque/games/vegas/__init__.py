"""What the Las Vegas games share: bills, casinos and payouts (`rules`), in compiled form, and on the screen."""

"""Speed and strength, as ratios against peers measured in the same run."""
